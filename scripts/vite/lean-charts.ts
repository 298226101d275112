import type { Plugin } from 'vite';
import { emptyModule, namesIn } from './empty-module.ts';

/** Modules that the plots of the portal never run, with what each exports. */
export const unused: Readonly<Record<string, string>> = {
  // Bars drawn in one path, labels on bars, marks other than circles, axes in groups, scales of colours.
  '@mui/x-charts/BarChart/BatchBarPlot/BatchBarPlot.mjs': 'BatchBarPlot',
  '@mui/x-charts/BarChart/BarLabel/BarLabelItem.mjs': 'BarLabelItem',
  '@mui/x-charts/LineChart/MarkElement.mjs': 'MarkElement',
  '@mui/x-charts/ChartsXAxis/ChartsGroupedXAxisTicks.mjs': 'ChartsGroupedXAxisTicks',
  '@mui/x-charts/ChartsYAxis/ChartsGroupedYAxisTicks.mjs': 'ChartsGroupedYAxisTicks',
  '@mui/x-charts/internals/colorScale.mjs': 'getSequentialColorScale getOrdinalColorScale getColorScale',
  // Dates on an axis of bands; the nearest point of a cloud; plugins for who names none.
  '@mui/x-charts/utils/timeTicks.mjs': 'tickFrequencies',
  '@mui/x-charts/internals/Flatbush.mjs': 'Flatbush',
  '@mui/x-charts/internals/plugins/allPlugins.mjs': 'DEFAULT_PLUGINS',
  // Words of the toolbar and of the overlays.
  '@mui/x-charts/locales/enUS.mjs': 'enUSLocaleText DEFAULT_LOCALE enUS',
};

type Change = readonly [from: string | RegExp, to: string];

const leftOut = (what: string) => `throw new Error('scripts/vite/lean-charts.ts leaves out ${what}');`;

/** Code in the place of other code: what the portal asks for does the same, anything else fails at once. */
export const changes: Readonly<Record<string, readonly Change[]>> = {
  '@mui/x-charts/context/ChartsProvider/ChartsProvider.mjs': [
    ['  scatter: scatterSeriesConfig,\n', ''],
    [',\n  pie: pieSeriesConfig\n', '\n'],
  ],
  '@mui/x-charts/internals/components/ChartsAxesGradients/ChartsAxesGradients.mjs': [
    [/return [^\n]*_jsxs\("defs", \{[^]*\}\);/, leftOut('colours by value')],
  ],
  '@mui/x-charts/internals/getScale.mjs': [
    [
      /switch \(scaleType\) \{[^]*default:\s+(return scaleLinear\(domain, range\);)\s+\}/,
      `if (scaleType !== 'linear') ${leftOut('every scale but linear, band and point')} $1`,
    ],
  ],
  '@mui/x-charts/internals/dateHelpers.mjs': [
    ['const timeScale = scaleTime(data, range);', leftOut('dates on an axis')],
  ],
  '@mui/x-charts/internals/getCurve.mjs': [
    [
      /switch \(curveType\) \{[^]*case 'linear':\s+(return curveLinear;)[^]*\}(?=\s*\}\s*$)/,
      `if (curveType !== 'linear') ${leftOut('every curve but linear')} $1`,
    ],
  ],
  '@mui/x-charts/LineChart/LineHighlightElement.mjs': [
    [
      /^import \{ symbol as d3Symbol, symbolsFill as d3SymbolsFill \} from .+$/m,
      `const d3SymbolsFill = []; const d3Symbol = () => { ${leftOut('every mark but circles')} };`,
    ],
  ],
  // With `skipAnimation` every element is drawn where it belongs at once.
  '@mui/x-charts/internals/animation/useAnimateInternal.mjs': [
    [
      /const lastInterpolatedPropsRef[^]*return \[setRef, lastInterpolatedPropsRef\.current\];/,
      `if (!skip) ${leftOut('animations')} return [null, props];`,
    ],
  ],
  '@mui/x-charts/internals/animation/animation.mjs': [[' BezierEasing(', ' /*#__PURE__*/ BezierEasing(']],
  // Nobody listens to these two without zoom, and they keep no other gesture nor the browser from anything.
  '@mui/x-charts/internals/plugins/corePlugins/useChartInteractionListener/useChartInteractionListener.mjs': [
    [/ new PinchGesture\(\{[^}]*\}\),/, ''],
    [/ new TurnWheelGesture\(\{[^}]*\}\), new TurnWheelGesture\(\{[^}]*\}\),/, ''],
    [" 'zoomPinch', 'zoomPan', 'zoomTurnWheel', 'panTurnWheel',", " 'zoomPan',"],
  ],
  // Between numbers as between anything, without colours, strings and dates.
  'd3-scale/dist/d3-scale.mjs': [
    ['{ interpolateNumber, interpolate, ', '{ interpolateNumber, interpolateNumber as interpolate, '],
  ],
  // What is made on loading, in a form that a bundler can leave out where nobody asks for it.
  'd3-interpolate/dist/d3-interpolate.mjs': [[/^(var \w+ = )(?=\(function |\w+\()/gm, '$1/*#__PURE__*/ ']],
  'd3-shape/dist/d3-shape.mjs': [
    [
      /^(function (\w+)\([^)]*\) \{\n(?:[^}\n].*\n|\n)*\}\n)\s*(\2\.prototype = \{\n(?:[^}\n].*\n|\n)*\};\n)/gm,
      'const $2 = /*#__PURE__*/ (() => {\n$1$3return $2;\n})();\n',
    ],
    [/^(var \w+ = )(\(function custom\()/gm, '$1/*#__PURE__*/ $2'],
  ],
};

const files = [...Object.keys(unused), ...Object.keys(changes)];
const fileIn = (id: string) => files.find((file) => id.includes(`/node_modules/${file}`));

/**
 * @mui/x-charts brings all that its plots could be asked for: 28 kB gz that these bars and lines never are. Whatever is listed here and
 * is not found as it was fails the build.
 */
export const leanCharts = (): Plugin => {
  const left = new Set(files);
  return {
    name: 'portal-lean-charts',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(?:@mui\/x-charts|d3-\w+)\/.*\.mjs$/ },
      handler(code, id) {
        const file = fileIn(id);
        if (file === undefined) return null;
        left.delete(file);
        const changed = () =>
          this.error(`${file} has changed: see whether scripts/vite/lean-charts.ts still fits`);
        if (file in unused) {
          if (namesIn(code).join(' ') !== unused[file]) changed();
          return { code: emptyModule(code, `() => { ${leftOut(unused[file] ?? file)} }`), map: null };
        }
        return {
          code: (changes[file] ?? []).reduce((text, [from, to]) => {
            const next = text.replace(from, to);
            if (next === text) changed();
            return next;
          }, code),
          map: null,
        };
      },
    },
    buildEnd(failure) {
      // The server is built from the same configuration and has no charts.
      if (!failure && left.size > 0 && left.size < files.length)
        this.error(`No longer in the charts' code: ${[...left].join(', ')}; see scripts/vite/lean-charts.ts`);
    },
  };
};
