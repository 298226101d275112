import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { addWords, createI18n, languages, switchLanguage } from '@lib/i18n';
import { portalWords } from '@lib/words/portal-words';
import { startWords } from '@lib/words/start-words';
import { type Scene, Stage } from '@stories/stage';
import { TooltipHost } from '@ui/feedback/tooltip-host';
import { RecordStyles } from '@ui/list/record-styles';
import { createPortalTheme } from '@ui/theme/theme';

// How long a story may take to complete, in milliseconds: code and charts load slowly on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const modes = ['light', 'dark'] as const;
const theme = createPortalTheme();

let words: Promise<void> | undefined;
const speak = async (language: string): Promise<void> => {
  words ??= createI18n(startWords, language).then(() => addWords(portalWords));
  await words;
  await switchLanguage(language);
};

const choice = (title: string, icon: 'globe' | 'contrast', items: readonly string[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

export default {
  globalTypes: {
    language: choice('Language', 'globe', languages),
    mode: choice('Mode', 'contrast', modes),
  },
  initialGlobals: { language: 'en', mode: 'light' },
  parameters: { controls: { expanded: true } },
  loaders: [({ globals }) => speak(String(globals['language']))],
  decorators: [
    (Story, { id, globals, parameters }) => {
      const mode = modes.find((one) => one === globals['mode']) ?? 'light';
      return (
        <ThemeProvider key={mode} theme={theme} defaultMode={mode} storageManager={null}>
          <CssBaseline />
          {/* Also sets the color scheme of the browser's own controls, regardless of its preference. */}
          <GlobalStyles styles={{ ':root': { colorScheme: mode } }} />
          <RecordStyles />
          <Stage key={id} {...(parameters['scene'] as Scene | undefined)}>
            <Story />
          </Stage>
          <TooltipHost />
        </ThemeProvider>
      );
    },
  ],
} satisfies Preview;
