import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const UNUSED = { argsIgnorePattern: '^_', varsIgnorePattern: '^_' };

export default defineConfig(
  { ignores: ['src/generated/', 'public/'] },
  tseslint.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
      // `async` without `await` makes a refusal a rejected promise, as the interface asks.
      '@typescript-eslint/require-await': 'off',
      // Records hold functions: nothing here is a class whose methods lose their `this`.
      '@typescript-eslint/unbound-method': 'off',
      // `{'\n'}` is how a component writes a line break that prettier leaves alone.
      'svelte/no-useless-mustaches': 'off',
      // The compiler says so itself, and svelte-check fails on its warnings.
      'svelte/no-unused-svelte-ignore': 'off',
      // A member that changes without being watched is a plain Map or Set on purpose.
      'svelte/prefer-svelte-reactivity': 'off',
      // There are no stores.
      'svelte/require-store-reactive-access': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    // Here other components are `any` to TypeScript; svelte-check, which knows their types, is strict about them.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
);
