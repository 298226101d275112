import type { Meta, StoryObj } from '@storybook/react-vite';
import { explainRefusal } from '@core/access/ability';
import { useWords } from '@lib/i18n';
import { ErrorPage } from '@pages/errors/error-page';
import { ForbiddenPage } from '@pages/errors/forbidden-page';
import { NotFoundPage } from '@pages/errors/not-found-page';
import { resourceOf } from './declared';
import { shows } from './shows';

const users = resourceOf('users');
const missing = explainRefusal(users, { permissions: [], flags: {} });

const Refused = () => <ForbiddenPage subject="page" area={useWords(users)('title')} missing={missing} />;

/** Pages that are shown instead of the requested one. */
export default {
  title: 'MessagePage',
  parameters: { layout: 'fullscreen' },
  play: shows('h1'),
} satisfies Meta;

export const NotFound: StoryObj = { render: () => <NotFoundPage /> };
export const Forbidden: StoryObj = { render: () => <Refused /> };
export const Failed: StoryObj = { render: () => <ErrorPage onLogin={() => undefined} /> };
