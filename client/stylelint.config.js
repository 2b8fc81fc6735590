/** Lets only the tokens of src/design/tokens.css through for type, space, radius, layers and colours. */

const SPACE = String.raw`(0|auto|var\(--space-[\w-]+\)|calc\(-1 \* var\(--space-\d\)\))`;
const RADIUS = String.raw`(0|inherit|var\(--radius(-\w+)?\))`;
/** Drawings are lettered in their own units: `--print-…`, in a game's colours.css. */
const TEXT = String.raw`var\(--(text|print)-[\w-]+\)`;

/** @param {string} pattern */
const only = (pattern) => [new RegExp(`^${pattern}( ${pattern})*$`)];

/** @type {import('stylelint').Config} */
export default {
  overrides: [
    { files: ['**/*.svelte'], customSyntax: 'postcss-html' },
    {
      files: ['src/design/tokens.css', 'src/games/*/colours.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'light-dark'],
    'declaration-property-value-allowed-list': {
      'font-size': only(TEXT),
      font: [
        new RegExp(`^((italic )?[\\d]+ )?${TEXT}(/[\\d.]+)? var\\(--(font|display|mono)\\)$`),
        'inherit',
      ],
      '/^(margin|padding)/': only(SPACE),
      '/^(row-|column-)?gap$/': only(SPACE),
      '/^border(-\\w+)*-radius$/': only(RADIUS),
      'z-index': [/^var\(--layer-\w+\)$/],
      'box-shadow': ['none', /^var\(--lift(-\w+)?\)$/],
    },
    'media-feature-name-value-allowed-list': {
      width: ['860px', '720px'],
      height: ['800px'],
    },
    'media-feature-name-disallowed-list': ['min-width', 'max-width', 'min-height', 'max-height'],
    'declaration-no-important': true,
    'no-duplicate-selectors': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'block-no-empty': true,
  },
};
