import type { Words } from '../i18n';
import { wordsByName } from './words-by-name';

/** What the portal says beyond the start, and the words of all resources as one area. */
export const words: Words = {
  ...wordsByName(
    import.meta.glob(
      '../../../locales/es/{charts,clients,detail,form,layout,list,palette,refusals,tools,validation}.ts',
      {
        eager: true,
        import: 'default',
      },
    ),
  ),
  resources: wordsByName(
    import.meta.glob('../../../locales/es/resources/*.ts', { eager: true, import: 'default' }),
  ),
};
