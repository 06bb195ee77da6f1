require('../run-group.cjs').runGroup(3);
