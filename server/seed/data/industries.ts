/** Kinds of business. The position, from 1, is a client's `industry_business_id`. Append only. */
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
