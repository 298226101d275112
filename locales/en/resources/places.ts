export default {
  title: 'Addresses',
  count_one: '{{count, number}} address',
  count_other: '{{count, number}} addresses',
  search: 'Find the address',
  fields: {
    place_id: 'Place',
    description: 'Address',
    address: 'Address',
    city: 'City',
    state: 'State',
    zip_code: 'Zip code',
  },
  empty: { title: 'No addresses', text: 'Type a street and a number to see suggestions.' },
  noResult: { title: 'No address found', text: 'No suggestion matches. Fill in the address below.' },
};
