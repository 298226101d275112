import {
  CanAccess,
  useApiUrl,
  useBreadcrumb,
  useCan,
  useCustom,
  useCustomMutation,
  useGetIdentity,
  useGetLocale,
  useGo,
  useIsAuthenticated,
  useLink,
  useLogin,
  useLogout,
  useMenu,
  useNotification,
  useParsed,
  usePermissions,
  useResourceParams,
  useSetLocale,
  useTranslate,
} from '@refinedev/core';
import { useState } from 'react';

interface Identity {
  readonly id: number;
  readonly name: string;
}

export const Account = () => {
  const { data: identity } = useGetIdentity<Identity>();
  const { data: permissions } = usePermissions<string[]>({});
  const { data: state } = useIsAuthenticated();
  const { mutate: logout } = useLogout();
  return (
    <>
      <p>
        {identity?.name} has the number {identity?.id}
      </p>
      <p>{permissions?.includes('eip_menu_workers') && 'May see employees'}</p>
      <p>{state?.authenticated && 'Signed in'}</p>
      <button onClick={() => logout()}>Log out</button>
    </>
  );
};

export const Login = () => {
  const { mutate: login } = useLogin<{ readonly username: string; readonly password: string }>();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        login({ username, password });
      }}
    >
      <input aria-label="User" onChange={({ target }) => setUsername(target.value)} />
      <input aria-label="Key" onChange={({ target }) => setPassword(target.value)} />
      <button type="submit">Sign in</button>
    </form>
  );
};

export const Access = () => {
  const { data } = useCan({ resource: 'users', action: 'create' });
  return (
    <>
      <CanAccess resource="workers" action="list" fallback={<p>No employees</p>}>
        <p>Employees</p>
      </CanAccess>
      <CanAccess resource="users" action="delete" fallback={<p>Deletes no user</p>}>
        <p>Deletes users</p>
      </CanAccess>
      <CanAccess
        resource="clients"
        action="field"
        params={{ field: 'ytd_gross_profit' }}
        fallback={<p>No profit</p>}
      >
        <p>Profit</p>
      </CanAccess>
      {data && <p>{data.can ? 'Adds users' : 'Adds no user'}</p>}
    </>
  );
};

export const Notices = () => {
  const { open, close } = useNotification();
  return (
    <>
      <button
        onClick={() =>
          open?.({ key: 'sent', type: 'success', message: 'Sent', description: 'It is on its way.' })
        }
      >
        Send
      </button>
      <button onClick={() => close?.('sent')}>Take back</button>
    </>
  );
};

export const Menu = () => {
  const { menuItems, selectedKey } = useMenu();
  const Link = useLink();
  return (
    <nav aria-label="Own menu">
      {menuItems.map(({ key, label, children }) => (
        <section key={key} aria-label={label}>
          {children.map((item) => (
            <Link key={item.key} to={item.route ?? ''} aria-current={item.key === selectedKey && 'page'}>
              {item.icon}
              {item.label}
            </Link>
          ))}
        </section>
      ))}
    </nav>
  );
};

export const Where = () => {
  const { breadcrumbs } = useBreadcrumb();
  const { resource, action, id } = useResourceParams();
  const { params } = useParsed();
  const go = useGo();
  return (
    <>
      <p>{breadcrumbs.map(({ label, href }) => (href ? `${label} (${href})` : label)).join(' > ')}</p>
      <p>
        {action} {resource?.name} {id} of client {String(params?.['clientId'])}
      </p>
      <button
        onClick={() => go({ to: { resource: 'workers', action: 'list' }, query: { page: 2 }, type: 'push' })}
      >
        All employees
      </button>
    </>
  );
};

export const Words = () => {
  const translate = useTranslate();
  const language = useGetLocale()();
  const change = useSetLocale();
  return (
    <>
      <p>{translate('resources:workers.title')}</p>
      <p>{translate('buttons.save')}</p>
      <p>{translate('nowhere.to.be.found', 'A text of its own')}</p>
      <button onClick={() => void change('es')}>{language}</button>
    </>
  );
};

export const OwnCalls = () => {
  const apiUrl = useApiUrl();
  const { result } = useCustom<{ readonly first_name: string }>({ url: `${apiUrl}/users/me`, method: 'get' });
  const { mutate, mutation } = useCustomMutation();
  return (
    <>
      <p>Hello {result.data.first_name}</p>
      <button
        onClick={() =>
          mutate({
            url: `${apiUrl}/users/3/deactivate`,
            method: 'post',
            values: {},
            successNotification: false,
          })
        }
      >
        Deactivate
      </button>
      {mutation.isSuccess && <p>Done</p>}
    </>
  );
};
