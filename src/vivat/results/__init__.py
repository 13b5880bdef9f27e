"""What finished games come to: statistics, achievement cards and campaigns, all derived from the games themselves."""
