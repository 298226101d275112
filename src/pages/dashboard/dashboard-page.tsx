import { useWords } from '../../lib/i18n';
import { PageHeader } from '../../ui/layout/page-header';

/** What a client's staff open every morning. */
export const DashboardPage = () => {
  const words = useWords({ name: 'dashboard' });
  return <PageHeader title={words('title')} />;
};
