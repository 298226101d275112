/** The page that shows the API to people, at `/openapi`. */
export default {
  title: 'API of the portal',
  contents: 'Contents',
  open: 'No token is needed.',
  parameters: 'Parameters',
  body: 'Body',
  answers: 'Answers',
  name: 'Name',
  type: 'Type',
  meaning: 'Meaning',
  required: 'required',
  files: 'For programs: the OpenAPI document and its types in TypeScript.',
  document: 'OpenAPI document (JSON)',
  types: 'Types (TypeScript)',
  fileFailed: 'The file could not be fetched. Please try again.',
  failed: {
    title: 'The description of the API could not be loaded',
    text: 'Please try again in a moment.',
  },
};
