# Circles: why something is refused.

circle-unknown = There is no such circle, or you are not in it. Ask somebody in it for its link.
circle-not-allowed = That cannot be done in a circle.
circle-host-only = Only the host of the circle may do that.
circle-full = The circle is full: it has room for { $most } members, and its history has an end.
circle-too-many = You are in { $most } circles. Leave one first.
circle-no-such-member = There is no such member in this circle any more.
circle-name-taken = Somebody in this circle is called “{ $name }” already.
circle-host-leaves = Whoever is host hands that on to somebody else first.
circle-not-your-table = Only somebody who sits or sat at a table can make it one of the circle’s.
circle-cannot-attach = That cannot be attached: name another member, or somebody on a chair of one of the circle’s tables, but not the host.
circle-no-guest = { $name } has not joined by the link yet, and so cannot be host.
circle-no-season = There is no such season.
circle-campaign-open = A campaign is under way. Close it first.
circle-no-campaign = There is no such campaign.
