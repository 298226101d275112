import { resources as declared } from '../../../resources/index';
import { crates } from '../../server/bulk/crates';

export { areas, fileOf } from '../../../resources/index';

/** The product's resources, and one without a behavior whose actions set values. The product has no such resource. */
export const resources = [...declared, crates];
