const React = require('react');

/**
 * In development, React records for each element where it was created, by an error whose stack it
 * may show with a warning. Tests create hundreds of thousands of elements and spent a tenth of
 * their time on that. React itself stops after ten thousand per second; here that limit always
 * counts as reached. Warnings still name the component, by its position among the others.
 */
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set() {},
});
