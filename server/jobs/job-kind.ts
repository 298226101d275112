import type { ApiDeps } from '../api/deps';
import type { JobData, JobName } from './job-data';

/**
 * Does the work of a job. It may run again when it failed or the server was stopped in between, so that a second run
 * must leave the data as one does. Throws a Refusal when the work must not be done, which ends the job.
 */
export type JobKind<Data> = (deps: ApiDeps, data: Data) => Promise<void>;

export type JobKinds = { readonly [Name in JobName]: JobKind<JobData[Name]> };
