import type { Handler } from 'hono';
import type { ApiEnv } from '../deps';

/** Kinds of business, by their position from 1: `industry_business_id` of a client. Append only. */
const names = [
  'Grocery and Supermarkets',
  'Apparel and Footwear',
  'Home Furnishings',
  'Hardware and Garden',
  'Pharmacy and Health',
  'Restaurants and Catering',
  'Warehousing and Logistics',
  'Books and Stationery',
];

export const industries: Handler<ApiEnv> = (c) =>
  c.json({ data: names.map((name, position) => ({ id: position + 1, name })) });
