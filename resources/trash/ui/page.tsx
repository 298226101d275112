export { TrashPage as default } from '@pages/trash/trash-page';
