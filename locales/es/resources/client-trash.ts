export { default } from './trash';
