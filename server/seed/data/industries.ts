/** Kinds of business, by their position from 1: `industry_business_id` of a client. Append only. */
export const industries = [
  'Grocery and Supermarkets',
  'Apparel and Footwear',
  'Home Furnishings',
  'Hardware and Garden',
  'Pharmacy and Health',
  'Restaurants and Catering',
  'Warehousing and Logistics',
  'Books and Stationery',
] as const;
