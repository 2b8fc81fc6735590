/** The event that tells the document that a sheet was put away. */
export const SHEET_CLOSED = 'sheetclosed';
