// Every screen but home, which comes with the page: fetched together when one of them is asked for, or when
// there is nothing else to do.
export { Friends } from "./screens/friends.js";
export { NewTable } from "./screens/new_table.js";
export { TableScreen } from "./screens/table.js";
export { Replay } from "./screens/replay.js";
export { HotSeat } from "./screens/hot_seat.js";
export { Rules } from "./screens/rules.js";
export { Learn } from "./screens/learn.js";
export { LessonScreen } from "./screens/lesson.js";
export { You } from "./screens/you.js";
export { ComeBack } from "./screens/come_back.js";
export { Privacy } from "./screens/privacy.js";
export { NoticeLink } from "./screens/notice_link.js";
export { SettingsScreen } from "./screens/settings.js";
export { Circles } from "./screens/circles.js";
export { CircleScreen } from "./screens/circle.js";
export { CampaignScreen } from "./screens/campaign.js";
export { OwnResults } from "./screens/own_results.js";
