require('../run-group.cjs').runGroup(9);
