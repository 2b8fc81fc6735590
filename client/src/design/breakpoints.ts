/** For `matchMedia`: below this width a table is one column. The same number is in media queries (see tokens.css). */
export const NARROW = '(width <= 860px)';
