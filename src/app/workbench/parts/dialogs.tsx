import { useTranslation } from 'react-i18next';
import { ApiFailure } from '@lib/api-failure';
import { useWords } from '@lib/i18n';
import { ConfirmDialog } from '@ui/form/confirm-dialog';
import { FormDialog } from '@ui/form/form-page';
import type { Server } from '../fake-http';
import { InlineOverlay } from '../inline-overlay';
import { listPath, resourceOf } from '../listed';
import { Case, Part } from '../part';
import { Stage } from '../stage';

const nothing = () => undefined;
const users = resourceOf('users');
const locations = resourceOf('locations');

interface ConfirmProps {
  readonly busy?: boolean;
  readonly failure?: unknown;
}

const Confirm = ({ busy = false, failure }: ConfirmProps) => {
  const { t } = useTranslation('form');
  const words = useWords(users);
  return (
    <InlineOverlay>
      <ConfirmDialog
        title={words('delete.title', { record: 'ana.lopez@portal.example' })}
        text={words('delete.text')}
        deed={{ label: words('delete.submit'), busyLabel: t('deleting'), busy }}
        failure={failure}
        onConfirm={nothing}
        onClose={nothing}
      />
    </InlineOverlay>
  );
};

const EditUser = ({ server }: { readonly server: Server }) => (
  <Stage server={server} at={`${listPath(users)}/1/edit`} pattern={`${listPath(users)}/:id/edit`}>
    <InlineOverlay>
      <FormDialog resource={users} operation="edit" />
    </InlineOverlay>
  </Stage>
);

const edits: readonly Server[] = ['answers', 'waits', 'fails', 'knows nothing'];

/** Questions and forms, opened in the flow of the page. */
export const Dialogs = () => (
  <Part name="Dialog" column={420}>
    <Case name="ConfirmDialog">
      <Confirm />
    </Case>
    <Case name="ConfirmDialog busy">
      <Confirm busy />
    </Case>
    <Case name="ConfirmDialog refused">
      <Confirm failure={new ApiFailure({ status: 409 })} />
    </Case>
    <Case name="FormDialog create">
      <Stage at={`${listPath(locations)}/new`}>
        <InlineOverlay>
          <FormDialog resource={locations} operation="create" />
        </InlineOverlay>
      </Stage>
    </Case>
    {edits.map((server) => (
      <Case key={server} name={`FormDialog edit, server ${server}`}>
        <EditUser server={server} />
      </Case>
    ))}
  </Part>
);
