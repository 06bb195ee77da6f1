require('../run-group.cjs').runGroup(6);
