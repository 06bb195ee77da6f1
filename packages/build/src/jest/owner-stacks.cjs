const React = require('react');

/**
 * In development React notes for each element where it was made, by an error whose stack it may show
 * beside a warning. Tests make elements by the hundred thousand, and took a tenth of their time for
 * that. React itself stops after ten thousand in a second: here it has always got so far. Warnings
 * still name the component, by its place among the others.
 */
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set() {},
});
