import { resources } from '@resources/index';
import { describeEndpoint } from './endpoint-checks';

for (const resource of resources) describeEndpoint(resource, resources);
