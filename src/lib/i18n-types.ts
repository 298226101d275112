import 'i18next';
import type account from '@locales/en/account';
import type apiPage from '@locales/en/api-page';
import type bulk from '@locales/en/bulk';
import type charts from '@locales/en/charts';
import type clients from '@locales/en/clients';
import type common from '@locales/en/common';
import type confirmAddress from '@locales/en/confirm-address';
import type detail from '@locales/en/detail';
import type errors from '@locales/en/errors';
import type forgotPassword from '@locales/en/forgot-password';
import type form from '@locales/en/form';
import type getTheApp from '@locales/en/get-the-app';
import type layout from '@locales/en/layout';
import type list from '@locales/en/list';
import type memberForm from '@locales/en/member-form';
import type myAccount from '@locales/en/my-account';
import type newPassword from '@locales/en/new-password';
import type membership from '@locales/en/membership';
import type palette from '@locales/en/palette';
import type refine from '@locales/en/refine';
import type refusals from '@locales/en/refusals';
import type tools from '@locales/en/tools';
import type twoFactor from '@locales/en/two-factor';
import type validation from '@locales/en/validation';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account & typeof twoFactor;
      'api-page': typeof apiPage;
      bulk: typeof bulk;
      charts: typeof charts;
      clients: typeof clients;
      common: typeof common;
      'confirm-address': typeof confirmAddress;
      detail: typeof detail;
      errors: typeof errors;
      'forgot-password': typeof forgotPassword;
      form: typeof form;
      'get-the-app': typeof getTheApp;
      layout: typeof layout;
      refine: typeof refine;
      refusals: typeof refusals;
      list: typeof list;
      'member-form': typeof memberForm;
      'my-account': typeof myAccount;
      'new-password': typeof newPassword;
      membership: typeof membership;
      palette: typeof palette;
      tools: typeof tools;
      validation: typeof validation;
    };
  }
}
