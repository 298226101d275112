import Paper from '@mui/material/Paper';
import { explainRefusal } from '@core/access/ability';
import { useWords } from '@lib/i18n';
import { ErrorPage } from '@pages/errors/error-page';
import { ForbiddenPage } from '@pages/errors/forbidden-page';
import { NotFoundPage } from '@pages/errors/not-found-page';
import { resourceOf } from '../listed';
import { Case, Part } from '../part';
import { Stage } from '../stage';

const users = resourceOf('users');
const missing = explainRefusal(users, { permissions: [], flags: {} });

const Refused = () => <ForbiddenPage subject="page" area={useWords(users)('title')} missing={missing} />;

/** What stands in the place of a whole page. */
export const Pages = () => (
  <Part name="MessagePage" column={600}>
    <Case name="NotFoundPage">
      <Paper sx={{ overflow: 'hidden' }}>
        <Stage>
          <NotFoundPage />
        </Stage>
      </Paper>
    </Case>
    <Case name="ForbiddenPage">
      <Paper sx={{ overflow: 'hidden' }}>
        <Stage>
          <Refused />
        </Stage>
      </Paper>
    </Case>
    <Case name="ErrorPage">
      <Paper sx={{ overflow: 'hidden' }}>
        <Stage>
          <ErrorPage onLogin={() => undefined} />
        </Stage>
      </Paper>
    </Case>
  </Part>
);
