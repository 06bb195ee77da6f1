require('../run-group.cjs').runGroup(8);
