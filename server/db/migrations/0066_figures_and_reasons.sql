-- Takedowns and deals of the days that were recorded without them.
INSERT INTO "market_day" ("day", "figure", "kind", "count")
SELECT x.day, x.figure, x.kind, count(*)::int
FROM (
  SELECT ((e.at AT TIME ZONE 'UTC') + interval '8 hours')::date AS day,
    CASE e.action WHEN 'take_down' THEN 'taken_down' ELSE 'dealt' END AS figure, p.kind
  FROM "posting_event" e JOIN "posting" p ON p.id = e.posting_id
  WHERE e.action IN ('take_down', 'deal')
  UNION ALL
  SELECT ((expires_at AT TIME ZONE 'UTC') + interval '8 hours')::date, 'dealt', kind
  FROM "posting" WHERE state = 'online' AND target_reached
) x
WHERE x.day <= (SELECT max(day) FROM "market_day")
GROUP BY x.day, x.figure, x.kind;
--> statement-breakpoint
-- Reasons for decisions that had none; operators change them.
INSERT INTO "review_reason" ("state", "action", "text_zh", "text_en", "position")
VALUES
  ('active', 'accusation_answer', '谢谢，已按您反映的情况处理', 'Thank you, we have acted on what you reported', 10),
  ('active', 'accusation_answer', '已联系对方更正信息', 'The company was asked to correct it', 20),
  ('active', 'accusation_answer', '团购已发起，请在团购列表中查看', 'The group buy is open; you find it in the list of group buys', 30),
  ('active', 'accusation_dismiss', '经核实，信息与实际相符', 'We have checked it: what is stated is correct', 10),
  ('active', 'accusation_dismiss', '所述内容不足以核实，请补充后再次提交', 'We cannot check it with what you wrote; please send more', 20),
  ('active', 'accusation_dismiss', '目前需求量不足以发起团购', 'There is not enough demand for a group buy yet', 30),
  ('active', 'company_rate', '交易履约情况良好', 'Deals were kept as agreed', 10),
  ('active', 'company_rate', '多次未按约定交货', 'Deliveries were not as agreed several times', 20),
  ('active', 'company_rate', '整改后恢复', 'Restored after the causes were removed', 30),
  ('active', 'company_freeze', '发布虚假信息', 'False postings', 10),
  ('active', 'company_freeze', '涉嫌伪造质保书', 'Certificates that appear to be forged', 20),
  ('active', 'company_freeze', '多起投诉尚未处理', 'Several complaints have not been settled', 30),
  ('active', 'account_freeze', '账号疑似被他人使用', 'The account seems to be used by somebody else', 10),
  ('active', 'account_freeze', '发送广告或骚扰信息', 'Advertising or harassment', 20),
  ('active', 'account_freeze', '应企业要求', 'The company asked for it', 30),
  ('active', 'account_unfreeze', '已核实本人身份', 'The identity of the person was confirmed', 10),
  ('active', 'account_unfreeze', '原因已消除', 'The cause was removed', 20),
  ('active', 'certificate_dismiss', '同一批料由两家企业分别持有', 'Two companies hold parts of the same lot', 10),
  ('active', 'certificate_dismiss', '两家企业属同一集团', 'Both companies belong to one group', 20),
  ('active', 'certificate_dismiss', '炉号相同但钢厂不同', 'Same heat number of different mills', 30);
