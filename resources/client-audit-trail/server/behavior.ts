export { default } from '@resources/audit-trail/server/behavior';
