import path from 'node:path';
import tseslint from 'typescript-eslint';

const root = path.resolve(import.meta.dirname, '../..');

export default tseslint.config(
  { ignores: ['node_modules', 'dist', '.data', 'storybook-static', 'test-results', '**/*.gen.ts', '**/*.mjs'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'client/tsconfig.json', 'tests/e2e/tsconfig.json'],
        tsconfigRootDir: root,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // A number in a text says nothing wrong.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => close()` reads better than a block of one line.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Parts are records of closures, not instances: none of their functions needs its object.
      '@typescript-eslint/unbound-method': 'off',
      // Loops `for (;;)` and `while (true)` are left by a return.
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
    },
  },
);
