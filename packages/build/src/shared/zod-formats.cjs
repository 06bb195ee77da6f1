/**
 * In place of zod's schemas into other formats, which every schema brings along and no page asks for.
 * Not a module, so that every name may be taken of it: each is asked for when a format is.
 */
const refuse = () => () => {
  throw new Error('Schemas are not written into other formats in a browser.');
};

module.exports = {
  createStandardJSONSchemaMethod: refuse,
  createToJSONSchemaMethod: refuse,
};
