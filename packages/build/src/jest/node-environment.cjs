const { TestEnvironment } = require('jest-environment-node');
const { oneAfterAnother } = require('./one-after-another.cjs');

module.exports = oneAfterAnother(TestEnvironment);
