import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';

const eslint = new ESLint();

/** Returns the messages of lint about this code in this file, by a rule that needs no types. */
export const lintMessages = async (
  file: string,
  code: string,
  name = 'no-restricted-syntax',
): Promise<string[]> => {
  const { rules, plugins } = (await eslint.calculateConfigForFile(file)) as Linter.Config;
  const rule = rules?.[name] ?? 'off';
  return new Linter()
    .verify(
      code,
      [
        { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
        { files: ['**/*'], plugins: plugins ?? {}, rules: { [name]: rule } },
      ],
      { filename: file },
    )
    .map(({ message }) => message);
};
