import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount } from './helpers/mount';
import { useList } from '@refinedev/core';

const Page = () => {
  const { result } = useList({ resource: 'workers' });
  return <ul>{result.data.map((one) => <li key={one.id}>{String(one['full_name'])}</li>)}</ul>;
};

it('lists', async () => {
  await mount(Page, { path: '/clients/:clientId/employees', at: '/clients/7/employees' });
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  console.log(document.body.innerText, location.href, createRoot);
});
