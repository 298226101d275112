export default {
  title: 'Products',
  count_one: '{{count, number}} product',
  count_other: '{{count, number}} products',
  search: 'Search by name or material',
  fields: {
    name: 'Name',
    category: 'Category',
    material: 'Material',
    price: 'Price',
    description: 'Description',
  },
  filters: {
    category: {
      label: 'Category',
    },
  },
  empty: {
    title: 'No products yet',
    text: 'Products appear here once one has been added.',
  },
  noResult: {
    title: 'No products found',
    text: 'No product matches the search.',
  },
  create: {
    title: 'Add product',
    submit: 'Add product',
    done: 'Product added.',
  },
  edit: {
    title: 'Edit product',
    submit: 'Save product',
    done: 'Product saved.',
  },
  delete: {
    title: 'Delete {{record}}?',
    text: 'It can be restored from the trash.',
    submit: 'Delete product',
    done: 'Product deleted.',
  },
};
