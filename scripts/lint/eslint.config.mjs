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
      // `return response.end()` leaves a handler in one line.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // A function that must answer with a promise says so by being async.
      '@typescript-eslint/require-await': 'off',
      // Parts are records of closures, not instances: none of their functions needs its object.
      '@typescript-eslint/unbound-method': 'off',
      // Code points are what is wanted where a text is spread.
      '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
      // What is named with an underscore, or taken out of a rest, is meant to be dropped.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Multipart bodies are bounded before they are parsed.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', package: 'undici-types', name: 'formData' }] },
      ],
      // `Promise.withResolvers<void>()` and a handler that is looked up by its name are both said best that way.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Loops `for (;;)` and `while (true)` are left by a return.
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
    },
  },
  {
    files: ['scripts/sandbox/object-store.ts'],
    // The embedded store names types of a package that it does not bring along.
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['tests/**/*.ts'],
    // `expect.any()` and `expect.stringMatching()` are typed as any.
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
);
