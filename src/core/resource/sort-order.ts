export type SortOrder = 'asc' | 'desc';
