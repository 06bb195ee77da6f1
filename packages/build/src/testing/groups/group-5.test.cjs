require('../run-group.cjs').runGroup(5);
