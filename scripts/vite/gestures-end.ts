import type { Plugin } from 'vite';

const cleanup = 'gestureManager.unregisterAllGestures(svg);';

/**
 * A chart of @mui/x-charts 8 never destroys its gesture manager: each one that was shown leaves ten listeners on the window and the
 * document, which hold the chart. This ends the manager with its chart.
 */
export const gesturesEnd = (): Plugin => ({
  name: 'portal-gestures-end',
  transform: {
    filter: { id: /useChartInteractionListener\.m?js$/ },
    handler(code) {
      if (!code.includes(cleanup))
        this.error('@mui/x-charts has changed: see whether it destroys its gesture manager now');
      return {
        code: code.replace(cleanup, 'gestureManager.destroy(); gestureManagerRef.current = null;'),
        map: null,
      };
    },
  },
});
