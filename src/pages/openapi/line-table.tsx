import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ApiLine } from '@core/openapi/describe';

/**
 * Columns have fixed widths regardless of their content: a long type would leave no room for names and meanings. On
 * phones the cells of a row are stacked, without column headers.
 */
const tableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th, & td': {
    py: 0.75,
    pr: 1.5,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& th:first-of-type': { width: '25%' },
  '& th:last-of-type': { width: '35%' },
  '& code': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: 13 },
  '@media (max-width:599.95px)': {
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tr, & td': { display: 'block', border: 0, p: 0 },
    '& tr': { py: 1, borderBottom: 1, borderColor: 'divider' },
  },
} as const;

interface LineTableProps {
  readonly title: string;
  readonly lines: readonly ApiLine[];
}

/** The input or output of an operation. All content is rendered as text: a declaration never becomes markup. */
export const LineTable = ({ title, lines }: LineTableProps) => {
  const { t } = useTranslation('api-page');
  if (lines.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h4" component="h4" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            {[t('name'), t('type'), t('meaning')].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, type, meaning, isRequired }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>{type}</code>
              </td>
              <td>{[meaning, isRequired && `(${t('required')})`].filter(Boolean).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
